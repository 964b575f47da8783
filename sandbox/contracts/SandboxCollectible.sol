// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Receiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// A small ERC-721. Anybody may mint a free id.
contract SandboxCollectible {
    string public constant name = "Sandbox Collectible";
    string public constant symbol = "SCOL";
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => address) private owners;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error UnknownCollectible(uint256 id);
    error NotAllowed(address caller, uint256 id);
    error AlreadyMinted(uint256 id);
    error UnsafeReceiver(address to);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        if (owner == address(0)) revert UnknownCollectible(id);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        return "data:application/json,%7B%22name%22%3A%22Sandbox%20Collectible%22%7D";
    }

    function mint(address to, uint256 id) external {
        if (owners[id] != address(0)) revert AlreadyMinted(id);
        owners[id] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, id);
    }

    function approve(address spender, uint256 id) external {
        address owner = ownerOf(id);
        if (msg.sender != owner && !isApprovedForAll[owner][msg.sender]) revert NotAllowed(msg.sender, id);
        getApproved[id] = spender;
        emit Approval(owner, spender, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        address owner = ownerOf(id);
        bool allowed = msg.sender == owner || getApproved[id] == msg.sender || isApprovedForAll[owner][msg.sender];
        if (owner != from || !allowed || to == address(0)) revert NotAllowed(msg.sender, id);
        delete getApproved[id];
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        owners[id] = to;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        if (Receiver(to).onERC721Received(msg.sender, from, id, data) != Receiver.onERC721Received.selector) {
            revert UnsafeReceiver(to);
        }
    }
}
