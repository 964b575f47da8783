// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface RoutedPool {
    function tokenA() external view returns (address);
    function tokenB() external view returns (address);
    function trade(address tokenIn, address to) external returns (uint256 amountOut);
}

/// Trades through one pool or several. Its entry has the signature of the public aggregator that hosts know, so that what
/// reads that calldata reads this; what happens behind it is our own.
contract SandboxRouter {
    struct SwapDescription {
        address srcToken;
        address dstToken;
        address payable srcReceiver;
        address payable dstReceiver;
        uint256 amount;
        uint256 minReturnAmount;
        uint256 flags;
    }

    address public constant COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    /// Of the source amount, in parts of ten thousand.
    uint256 public constant FEE = 85;

    event Swapped(
        address indexed sender,
        address indexed dstReceiver,
        address srcToken,
        address dstToken,
        uint256 spentAmount,
        uint256 returnAmount
    );

    error WrongValue(uint256 value, uint256 wanted);
    error RouteEndsElsewhere(address token);
    error ReturnAmountIsNotEnough(uint256 returnAmount, uint256 minReturnAmount);
    error TransferFailed(address token);

    /// `data` is the pools to go through, in their order: abi.encode(address[]).
    function swap(address, SwapDescription calldata desc, bytes calldata data)
        external
        payable
        returns (uint256 returnAmount, uint256 spentAmount)
    {
        address[] memory pools = abi.decode(data, (address[]));
        address receiver = desc.dstReceiver == address(0) ? msg.sender : desc.dstReceiver;
        spentAmount = desc.amount;
        uint256 traded = spentAmount - (spentAmount * FEE) / 10_000;
        if (desc.srcToken == COIN) {
            if (msg.value != spentAmount) revert WrongValue(msg.value, spentAmount);
            (bool paid,) = pools[0].call{value: traded}("");
            if (!paid) revert TransferFailed(COIN);
        } else {
            if (msg.value != 0) revert WrongValue(msg.value, 0);
            _call(desc.srcToken, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), spentAmount));
            _call(desc.srcToken, abi.encodeWithSignature("transfer(address,uint256)", pools[0], traded));
        }
        address token = desc.srcToken;
        for (uint256 i = 0; i < pools.length; i++) {
            address to = i + 1 == pools.length ? receiver : pools[i + 1];
            returnAmount = RoutedPool(pools[i]).trade(token, to);
            token = RoutedPool(pools[i]).tokenA() == token ? RoutedPool(pools[i]).tokenB() : RoutedPool(pools[i]).tokenA();
        }
        if (token != desc.dstToken) revert RouteEndsElsewhere(token);
        if (returnAmount < desc.minReturnAmount) revert ReturnAmountIsNotEnough(returnAmount, desc.minReturnAmount);
        emit Swapped(msg.sender, receiver, desc.srcToken, desc.dstToken, spentAmount, returnAmount);
    }

    /// Tokens of the older kind return nothing.
    function _call(address token, bytes memory what) private {
        (bool success, bytes memory answer) = token.call(what);
        if (!success) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        if (answer.length > 0 && !abi.decode(answer, (bool))) revert TransferFailed(token);
    }
}
