// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What a visitor must never be led to: it takes every call and keeps what came with it, or what it was allowed to take.
contract SandboxThief {
    event Taken(address indexed from, address token, uint256 amount);

    fallback() external payable {
        emit Taken(msg.sender, address(0), msg.value);
    }

    receive() external payable {
        emit Taken(msg.sender, address(0), msg.value);
    }
}
